const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;
export type FileForm = keyof typeof types;

/** Hands a text to the browser to keep as a file, named by what it is and today's date. */
export function saveFile(content: string, name: string, form: FileForm): void {
  saveBlob(new Blob([content], { type: types[form] }), name, form);
}

/** The same with a file that is there already. @param ending of its name, without a dot */
export function saveBlob(file: Blob, name: string, ending: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `pierlight-${name}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  link.click();
  URL.revokeObjectURL(address);
}
