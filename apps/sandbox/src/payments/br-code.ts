/** Where the codes say that they can be looked up; nothing is there. */
const host = 'pix.tidewater.test';

/**
 * The text of a Pix code (BR Code: EMV QRCPS in merchant-presented mode) to be paid once.
 *
 * @param amount in centavos
 */
export function brCodeOf(paymentId: string, amount: number): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', `${host}/v2/${paymentId}`);
  const open = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'PIERLIGHT'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return open + crc16(open);
}

/** The payment a code is of; null for a text that is none of ours or was changed. */
export function paymentInCode(text: string): string | null {
  const code = text.trim();
  if (crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return null;
  return /pix\.tidewater\.test\/v2\/(pay_[\w-]{24})/.exec(code)?.[1] ?? null;
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
