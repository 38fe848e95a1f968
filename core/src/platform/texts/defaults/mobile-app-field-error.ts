/** For `FieldRequired`: what staff set of the mobile apps. */
export const mobileAppFieldRequired = {
  'MobileApps-AndroidPackage': {
    en: 'Enter the package name, or leave the fingerprints empty.',
    es: 'Escriba el nombre del paquete, o deje vacías las huellas.',
  },
  'MobileApps-NoticeEn': {
    en: 'Write the notice in English too.',
    es: 'Escriba el aviso también en inglés.',
  },
  'MobileApps-NoticeEs': {
    en: 'Write the notice in Spanish too.',
    es: 'Escriba el aviso también en español.',
  },
}

/** For `FieldInvalid`. */
export const mobileAppFieldInvalid = {
  'MobileApps-IosAppIds': {
    en: 'Enter each app ID on a line of its own, such as ABCDE12345.gov.city.portal.',
    es: 'Escriba cada identificador en su propia línea, como ABCDE12345.gov.city.portal.',
  },
  'MobileApps-MinimumVersion': {
    en: 'Enter a version such as 3.2.1, or leave it empty.',
    es: 'Escriba una versión como 3.2.1, o deje el campo vacío.',
  },
  'MobileApps-IosStore': {
    en: 'Enter a web address that begins with https://, or leave it empty.',
    es: 'Escriba una dirección web que comience con https://, o deje el campo vacío.',
  },
  'MobileApps-AndroidPackage': {
    en: 'Enter a package name such as gov.city.portal.',
    es: 'Escriba un nombre de paquete como gov.city.portal.',
  },
  'MobileApps-Fingerprints': {
    en: 'Enter each fingerprint on a line of its own: 32 pairs with colons between them.',
    es: 'Escriba cada huella en su propia línea: 32 pares con dos puntos entre ellos.',
  },
  'MobileApps-AndroidStore': {
    en: 'Enter a web address that begins with https://, or leave it empty.',
    es: 'Escriba una dirección web que comience con https://, o deje el campo vacío.',
  },
}
