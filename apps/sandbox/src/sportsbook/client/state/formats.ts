/** Formatters by language and options: to make one takes a hundred times as long as to use it, and a board writes hundreds. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function keptIn<Format, Options>(
  kept: Map<string, Format>,
  make: (locale: string, options: Options) => Format,
) {
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = kept.get(key);
    if (!format) {
      format = make(locale, options);
      kept.set(key, format);
    }
    return format;
  };
}

export const numberFormat = keptIn(
  numbers,
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = keptIn(
  dates,
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
