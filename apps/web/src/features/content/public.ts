export { loadDocument, loadDocuments } from './load.ts';
