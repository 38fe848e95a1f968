/** For comparing: `O’Brien` and `OBRIEN`, `Muñoz` and `Munoz` are the same street. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’‘ʼ`´]/gu, '')
    .toLowerCase()
