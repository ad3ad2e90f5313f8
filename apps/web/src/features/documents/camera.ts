/** As large as the camera makes it: small print has to be legible. */
const wanted: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 2_560 },
  height: { ideal: 1_920 },
};

/**
 * The camera at the back of the device, or the one it has.
 * @throws DOMException whose name `whyNot` reads
 */
export async function openCamera(): Promise<MediaStream> {
  // Without TLS there is no such thing.
  if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
}

/** Why there is no camera: forbidden, taken by another program, or none at all. */
export function whyNot(error: unknown): 'denied' | 'busy' | 'none' {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What a camera sees now, as a JPEG; null before its first picture. */
export async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return photo && new File([photo], 'photo.jpg', { type: photo.type });
}
