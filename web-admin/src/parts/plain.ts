/** Without accents and in lower case, so that "paginas" finds "Páginas". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
