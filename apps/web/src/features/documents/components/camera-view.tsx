import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openCamera, photoOf, stopCamera } from '../camera.ts';

interface CameraViewProps {
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
  /** Opens the camera's own app, which phones have and which asks for nothing. */
  readonly onApp: () => void;
}

/** What the camera of the device sees, until a photo is taken; what the person can do where there is none. */
export function CameraView({ onPhoto, onClose, onApp }: CameraViewProps) {
  const text = useTranslations('account.documents.camera');
  const [standing, setStanding] = useState<'asking' | 'live' | 'denied' | 'none'>('asking');
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isClosed = false;
    openCamera().then(
      (opened) => {
        if (isClosed || !video.current) return stopCamera(opened);
        stream = opened;
        // Unplugged, or taken away in the browser's settings.
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => setStanding('none'));
        video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (isClosed) return;
        setStanding(
          error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none',
        );
      },
    );
    return () => {
      isClosed = true;
      if (stream) stopCamera(stream);
    };
  }, []);
  useEffect(() => {
    if (standing === 'live') shutter.current?.focus();
  }, [standing]);
  const take = async () => {
    const photo = video.current && (await photoOf(video.current));
    if (photo) onPhoto(photo);
  };
  const isFailed = standing === 'denied' || standing === 'none';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isFailed ? null : (
        <div className="relative overflow-hidden rounded-control bg-black">
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={text('picture')}
            className="aspect-4/3 w-full object-contain"
            onLoadedData={() => setStanding('live')}
          />
          {standing === 'live' ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-[7%] rounded-card border-2 border-white/80 border-dashed"
            />
          ) : null}
        </div>
      )}
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {standing === 'asking' ? text('wait') : standing === 'live' ? text('aim') : null}
      </p>
      {isFailed ? <Alert tone="error">{text(standing)}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        {isFailed ? (
          <span className="hidden flex-1 pointer-coarse:block">
            <Button block icon={<CameraIcon aria-hidden="true" size={20} />} onClick={onApp}>
              {text('app')}
            </Button>
          </span>
        ) : (
          <Button
            ref={shutter}
            variant="lamp"
            className="flex-1"
            disabled={standing !== 'live'}
            icon={<CameraIcon aria-hidden="true" size={20} />}
            onClick={() => void take()}
          >
            {text('take')}
          </Button>
        )}
        <Button variant="line" className="flex-1" onClick={onClose}>
          {text('close')}
        </Button>
      </div>
    </div>
  );
}
