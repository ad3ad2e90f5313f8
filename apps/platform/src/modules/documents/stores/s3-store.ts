import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStore, StoredFile } from './store.ts';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Ours in a bucket that may hold other things. */
const prefix = 'documents/';

/** Keeps files in a bucket that speaks the protocol of S3, which any number of processes share. */
export function createBucketStore({ bucket, ...given }: BucketSettings): FileStore {
  const client = new S3Client({
    endpoint: given.endpoint,
    region: given.region,
    credentials: { accessKeyId: given.keyId, secretAccessKey: given.secret },
    // Buckets outside of Amazon seldom have a host name each, nor all of its newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });

  async function* list(): AsyncIterable<StoredFile> {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: prefix },
    ))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) yield { name: Key.slice(prefix.length), storedAt: LastModified };
  }

  return {
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes }));
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    list,
  };
}
