/** The kite in the shape of a lark, in a 100 x 100 box with its nose at the top. */
export const outline =
  'M50 3Q45 20 31 25Q12 30 1 47Q19 41 30 48Q39 53 42 61L37 97L50 86L63 97L58 61Q61 53 70 48Q81 41 99 47Q88 30 69 25Q55 20 50 3Z';
/** The half in the shade. */
export const half = 'M50 3Q55 20 69 25Q88 30 99 47Q81 41 70 48Q61 53 58 61L63 97L50 86Z';
/** What is dyed on the sail. */
export const bands =
  'M31 25Q12 30 1 47L13 42.5Q20 33 34 31ZM69 25Q88 30 99 47L87 42.5Q80 33 66 31ZM41.2 68L58.8 68L59.7 75L40.3 75ZM39.3 81L60.7 81L61.6 88L38.4 88Z';
export const spars = 'M50 3V86M8 42Q30 30 50 31Q70 30 92 42';
