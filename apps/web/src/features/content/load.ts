import type { DocumentFolder } from '@pierlight/contract/content/documents';
import { notFound } from '@tanstack/react-router';
import { isProblem } from '#shared/api/problem.ts';
import type { Services } from '#shared/services.ts';
import { documentQuery, documentsQuery } from './api.ts';

/** The shape of a document's name; no other is requested. */
const identityShape = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Loads a document for a page and its head. An unknown one is a page not found. */
export async function loadDocument(
  { queryClient, locale }: Services,
  folder: DocumentFolder,
  identity: string,
) {
  if (!identityShape.test(identity)) throw notFound();
  try {
    return await queryClient.ensureQueryData(documentQuery(locale, folder, identity));
  } catch (error) {
    throw isProblem(error, 'notFound') ? notFound() : error;
  }
}

/** Loads a folder; with an `identity`, one of its documents has to go by it. */
export async function loadDocuments(
  { queryClient, locale }: Services,
  folder: DocumentFolder,
  identity?: string,
) {
  const documents = await queryClient.ensureQueryData(documentsQuery(locale, folder));
  const found = documents.find((document) => document.identity === identity);
  if (identity !== undefined && !found) throw notFound();
  return found;
}
