import { group } from './group.ts'

/** The letter with which a license's holder gets a new PIN. */
export const licenseLetter = group('LicenseLetter', {
  Title: { en: 'Your new PIN', es: 'Su PIN nuevo' },
  Lead: {
    en: 'This is the new PIN for the business license of {{business}}.',
    es: 'Este es el PIN nuevo de la licencia comercial de {{business}}.',
  },
  Number: { en: 'Account number', es: 'Número de cuenta' },
  Pin: { en: 'PIN', es: 'PIN' },
  RenewAt: {
    en: 'Renew the license online with both: {{address}}',
    es: 'Renueve la licencia en línea con ambos: {{address}}',
  },
  Before: {
    en: 'Any PIN that you had before no longer works.',
    es: 'El PIN que tenía antes ya no sirve.',
  },
  Keep: {
    en: 'Keep this letter, and give the PIN only to people who may renew for you. Questions: {{phone}}',
    es: 'Guarde esta carta y dé el PIN solo a quienes puedan renovar por usted. Preguntas: {{phone}}',
  },
  Footer: { en: 'License {{number}}', es: 'Licencia {{number}}' },
})
