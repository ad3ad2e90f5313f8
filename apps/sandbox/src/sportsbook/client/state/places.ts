import { signal } from '@preact/signals';
import type { RendererOptions } from '../options.ts';
import { LeftPlaces } from './left-places.ts';
import { PressGuard } from './press-guard.ts';
import { isSlipRoute, placeRoute, slipRoute } from './route.ts';

/** Where the visitor is in the book, and the ways from there, of which the operator's page is told. */
export class Places {
  readonly route = signal('');
  readonly presses = new PressGuard();
  readonly left = new LeftPlaces();
  readonly #onRouteChange: NonNullable<RendererOptions['onRouteChange']>;
  /** The address before the book's own part of it. */
  readonly #base: string;
  /** Where the slip that is open was opened in this document: the place below is one step back. */
  #openedSlip: string | null = null;
  /** Until the operator's page is told that the slip is open. */
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor(route: string, onRouteChange: NonNullable<RendererOptions['onRouteChange']>) {
    this.#base = baseOf(route);
    this.route.value = route;
    this.#onRouteChange = onRouteChange;
  }

  /** Goes to a place in the book, and tells the operator's page. */
  go(route: string): void {
    if (route === this.route.value) return;
    this.#leave(route, false);
    this.#onRouteChange({ route });
  }

  /** Goes to a place that the operator's page has gone to. */
  follow(route: string): void {
    if (route !== this.route.value) this.#leave(route, true);
  }

  /** The press is answered first: the operator's page takes as long to be told as the slip to be drawn. */
  openSlip(): void {
    const route = slipRoute(this.route.value);
    this.route.value = route;
    this.presses.hold('all');
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => {
      // Closed again, or led elsewhere by the page.
      if (this.route.value !== route) return;
      this.#openedSlip = route;
      this.#onRouteChange({ route, isOver: true });
    });
  }

  closeSlip(): void {
    const route = this.route.value;
    if (!isSlipRoute(route)) return;
    const isOwn = this.#openedSlip === route;
    this.#openedSlip = null;
    this.route.value = placeRoute(route);
    this.presses.hold('all');
    if (isOwn) history.back();
    else this.#onRouteChange({ route: this.route.value, replace: true, isOver: true });
  }

  hrefOf(route: string): string {
    return route === '' ? this.#base || '/' : `${this.#base}/${route}`;
  }

  close(): void {
    clearTimeout(this.#telling);
  }

  #leave(route: string, isReturn: boolean): void {
    const left = placeRoute(this.route.value);
    // Another page holds presses once it is drawn, which follows the paint that answers this one.
    if (left === placeRoute(route)) this.presses.hold('all');
    else this.left.leave(left, isReturn);
    if (!isSlipRoute(route)) this.#openedSlip = null;
    this.route.value = route;
  }
}

/** The operator's path without the book's route at its end. */
function baseOf(route: string): string {
  const path = location.pathname.replace(/\/$/, '');
  return route !== '' && path.endsWith(`/${route}`) ? path.slice(0, -route.length - 1) : path;
}
