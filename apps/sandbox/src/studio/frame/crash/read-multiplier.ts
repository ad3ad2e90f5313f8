const ARABIC_ZERO = 0x0660;

/** Reads "2", "1.5" or "1,50 ×" as hundredths, in Western or Arabic digits; null when it is no number. */
export function readMultiplier(text: string): number | null {
  const plain = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,٫]/, '.')
    .replace(/\s*[×x]\s*$/i, '')
    .trim();
  return /^\d{1,4}(\.\d*)?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
