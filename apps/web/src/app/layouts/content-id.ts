/** Id of the page's own content, where the skip link and a new page put the focus. */
export const CONTENT_ID = 'content';
