import { afterPaint } from '@pierlight/ui/after-paint';
import { usePressesHeld } from '@pierlight/ui/press-guard';
import { useLocation, useRouter } from '@tanstack/react-router';
import {
  type FunctionComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { LatePart } from '#shared/late-part.tsx';
import { Boundary } from '../failure/boundary.tsx';
import { SHARED_PARTS } from '../i18n/content.ts';
import { WithTexts } from '../i18n/texts.tsx';
import { WaitingLine } from '../lamp-line.tsx';
import type { Search } from '../navigation/search.ts';
import { useSession } from '../session/use-session.ts';
import { isAllowed, type ModalRequest, requestedModal, sameRequest } from './address.ts';
import type { ModalName } from './catalogue.ts';
import { FailedModal } from './failed-modal.tsx';
import type { ModalViewProps } from './modal-frame.tsx';
import { ModalPlaceContext } from './modal-place.ts';
import { useModals } from './use-modals.ts';

/** One lazily loaded view for every modal of the catalogue. */
export type ModalViews = {
  readonly [Name in ModalName]: FunctionComponent<ModalViewProps<Name>>;
};

/** Fetched in a quiet moment after the page has loaded. */
const MODAL_TEXTS = [SHARED_PARTS] as const;

interface Layer {
  readonly request: ModalRequest;
  readonly open: boolean;
  /** Modals that follow one another while it stands open share a place. */
  readonly place: number;
  /** It takes the place of another that stood open. */
  readonly continues: boolean;
}

interface ModalStackProps {
  readonly views: ModalViews;
  /** What stands above all of them and has no address. */
  readonly top?: ReactNode;
}

/**
 * Shows the modals of the address. Rendered in the browser only: the server leaves them out, and a
 * modal the visitor may not see is ignored and leaves the address.
 */
export function ModalStack({ views, top = null }: ModalStackProps) {
  const wanted = useWantedModals();
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const next = mergeLayers(layers, wanted);
  if (next !== layers) setLayers(next);

  const removeFrom = (depth: number) => setLayers((held) => held.slice(0, depth));

  return next.reduceRight<ReactNode>(
    (above, layer, depth) => (
      <Place
        key={layer.place}
        views={views}
        layer={layer}
        level={depth}
        onClosed={() => removeFrom(depth)}
        above={above}
      />
    ),
    top,
  );
}

interface PlaceProps {
  readonly views: ModalViews;
  readonly layer: Layer;
  readonly level: number;
  readonly onClosed: () => void;
  readonly above: ReactNode;
}

/**
 * One place in the stack. A modal that gives way to another stays, without taking presses, until the other
 * can be shown.
 */
function Place({ views, layer, level, onClosed, above }: PlaceProps) {
  const { request, continues } = useDeferredValue(layer);
  const isTurning = layer.open && layer.request.name !== request.name;
  usePressesHeld(isTurning);
  // A request is read by the row of its name, and so has the values of that view.
  const View = views[request.name] as FunctionComponent<ModalRequest>;
  const place = { open: layer.open, level, continues, onClosed, above };
  return (
    <ModalPlaceContext value={place}>
      {isTurning ? <WaitingLine /> : null}
      <AfterPaint>
        <Boundary key={request.name} fallback={(retry) => <FailedModal onRetry={retry} />}>
          <LatePart fallback={<WaitingLine />}>
            <WithTexts folders={MODAL_TEXTS}>
              <View name={request.name} value={request.value} params={request.params} />
            </WithTexts>
          </LatePart>
        </Boundary>
      </AfterPaint>
    </ModalPlaceContext>
  );
}

/** Loading and making a modal takes long: the button that opened it shows its press first. */
function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted ? children : <WaitingLine />;
}

/** The modals the address and the history entry ask for and the visitor may see, the lowest first. */
function useWantedModals(): readonly ModalRequest[] {
  const { search, above } = useLocation({
    select: (location) => ({
      search: location.search as Search,
      above: location.state.modalsAbove,
    }),
    structuralSharing: true,
  });
  const router = useRouter();
  const session = useSession();
  const { closeAll } = useModals();
  const base = requestedModal(search);
  const allowed = base === null || isAllowed(base.name, session);

  useEffect(() => {
    if (allowed !== false) return;
    // Whoever changed the session may have opened another modal in the same breath.
    const now = requestedModal(router.latestLocation.search as Search);
    if (now === null || isAllowed(now.name, session) === false) closeAll();
  }, [allowed, session, router, closeAll]);

  if (base === null) return above ?? NONE;
  return allowed ? [base, ...(above ?? NONE)] : NONE;
}

const NONE: readonly ModalRequest[] = [];

/** Keeps a modal that is no longer wanted, closed, until its leaving motion is over. */
function mergeLayers(held: readonly Layer[], wanted: readonly ModalRequest[]): readonly Layer[] {
  const merged: Layer[] = wanted.map((request, depth) => {
    const before = held[depth];
    if (before?.open !== true) return { request, open: true, place: nextPlace(), continues: false };
    if (sameRequest(before.request, request)) return before;
    const continues = before.continues || before.request.name !== request.name;
    return { request, open: true, place: before.place, continues };
  });
  for (const layer of held.slice(wanted.length)) {
    merged.push(layer.open ? { ...layer, open: false } : layer);
  }
  const unchanged =
    merged.length === held.length && merged.every((layer, depth) => layer === held[depth]);
  return unchanged ? held : merged;
}

let places = 0;
const nextPlace = () => {
  places += 1;
  return places;
};
