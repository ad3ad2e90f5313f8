import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Picture } from './source.ts';

type PictureTables = {
  'catalogue.media': { hash: string; content_type: string; bytes: Buffer };
  'catalogue.share_picture': { drawn_from: string; picture: string };
};

/** Rows of games' pictures, and of those that are drawn of them. */
export function createPictureRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<PictureTables>();
  const db = on(database);

  return {
    saveMedia: async (hash: string, picture: Picture): Promise<void> => {
      await db
        .insertInto('catalogue.media')
        .values({ hash, content_type: picture.contentType, bytes: picture.bytes })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },

    media: (hash: string) =>
      db
        .selectFrom('catalogue.media')
        .select(['content_type as contentType', 'bytes'])
        .where('hash', '=', hash)
        .executeTakeFirst(),

    /** The hash of the share picture drawn from such art, if it was drawn already. */
    sharePicture: async (drawnFrom: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('catalogue.share_picture')
        .select('picture')
        .where('drawn_from', '=', drawnFrom)
        .executeTakeFirst();
      return row?.picture;
    },

    saveSharePicture: async (drawnFrom: string, picture: string): Promise<void> => {
      await db
        .insertInto('catalogue.share_picture')
        .values({ drawn_from: drawnFrom, picture })
        .onConflict((conflict) => conflict.column('drawn_from').doNothing())
        .execute();
    },

    /**
     * Removes share pictures drawn from any other art than this, and their bytes, unless they are
     * another's too.
     * @returns how many drawings were removed
     */
    removeSharePicturesBut: (drawnFrom: readonly string[]): Promise<number> =>
      database.transaction().execute(async (tx) => {
        const gone = await on(tx)
          .deleteFrom('catalogue.share_picture')
          .where(sql<boolean>`drawn_from <> all(${drawnFrom}::text[])`)
          .returning('picture')
          .execute();
        if (gone.length > 0)
          await sql`
            delete from catalogue.media media
            where hash = any(${gone.map(({ picture }) => picture)}::text[])
              and not exists (select from catalogue.share_picture where picture = media.hash)
              and not exists (
                select from catalogue.game
                where media.hash in (thumb_vertical, thumb_square, backdrop)
              )`.execute(tx);
        return gone.length;
      }),
  };
}
