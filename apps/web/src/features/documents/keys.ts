/** Everything cached of documents. */
export const documentsKey = ['documents'] as const;
