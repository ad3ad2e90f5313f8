import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { photoOf } from '../camera.ts';
import { useCamera } from '../use-camera.ts';

interface CameraViewProps {
  readonly onPhoto: (photo: File) => void;
  readonly onClose: () => void;
  /** Opens the camera's own app, which phones have and which asks for nothing. */
  readonly onApp: () => void;
}

/** What the camera of the device sees, until a photo is taken; what the person can do where there is none. */
export function CameraView({ onPhoto, onClose, onApp }: CameraViewProps) {
  const text = useTranslations('account.documents.camera');
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const { standing, onPicture } = useCamera(video);
  // What is framed is what is taken: the box has the shape of the picture, however the device is held.
  const [ratio, setRatio] = useState(4 / 3);
  const isTaking = useRef(false);
  useEffect(() => {
    if (standing === 'live') shutter.current?.focus();
  }, [standing]);
  const take = async () => {
    if (isTaking.current || !video.current) return;
    isTaking.current = true;
    const photo = await photoOf(video.current);
    isTaking.current = false;
    if (photo) onPhoto(photo);
  };
  const isFailed = standing !== 'requesting' && standing !== 'live';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isFailed ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center overflow-hidden rounded-control bg-black">
          <div
            className="relative max-w-full"
            style={{ width: `calc(70dvh * ${ratio})`, aspectRatio: ratio }}
          >
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label={text('picture')}
              className="size-full object-contain"
              onLoadedData={onPicture}
              onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
                if (videoHeight > 0) setRatio(videoWidth / videoHeight);
              }}
            />
            {standing === 'live' ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-[7%] rounded-card border-2 border-white/80 border-dashed"
              />
            ) : null}
          </div>
        </div>
      )}
      <p role="status" className="text-13 text-text-2 empty:visually-hidden">
        {standing === 'requesting' ? text('wait') : standing === 'live' ? text('aim') : null}
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
