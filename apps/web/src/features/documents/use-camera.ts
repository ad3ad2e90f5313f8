import { type RefObject, useEffect, useState } from 'react';
import { openCamera, stopCamera, whyNot } from './camera.ts';

type CameraStanding = 'requesting' | 'live' | 'denied' | 'busy' | 'none';

/** Shows in a video what the camera sees, for as long as both are on the screen. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [standing, setStanding] = useState<CameraStanding>('requesting');
  useEffect(() => {
    let end = streamInto(video, setStanding);
    // Nobody wants a camera that goes on while they are elsewhere; phones take it away then.
    const look = () => {
      end();
      if (document.visibilityState === 'hidden') setStanding('requesting');
      else end = streamInto(video, setStanding);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      end();
    };
  }, [video]);
  return { standing, onPicture: () => setStanding('live') };
}

/** @returns what ends it, also before the camera has answered */
function streamInto(
  video: RefObject<HTMLVideoElement | null>,
  tell: (standing: CameraStanding) => void,
): () => void {
  let stream: MediaStream | null = null;
  let isOver = false;
  openCamera().then(
    (opened) => {
      if (isOver || !video.current) return stopCamera(opened);
      stream = opened;
      // Unplugged, or taken away in the browser's settings.
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => tell('none'), { once: true });
      video.current.srcObject = opened;
    },
    (error: unknown) => {
      if (!isOver) tell(whyNot(error));
    },
  );
  return () => {
    isOver = true;
    if (stream) stopCamera(stream);
  };
}
