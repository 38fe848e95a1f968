import { group } from './group.ts'

/** What the city's records say against an application for a permit. */
export const permitForm = group('PermitForm', {
  NotOffered: {
    en: 'The city does not offer this permit online now. Choose other work, or call the permit counter.',
    es: 'La ciudad no ofrece ahora este permiso en línea. Elija otra obra o llame al mostrador de permisos.',
  },
  UnknownAddress: {
    en: 'We could not find this address in the city. Enter the number and street, like 12 Spring St.',
    es: 'No encontramos esta dirección en la ciudad. Escriba el número y la calle, como 12 Spring St.',
  },
  SeveralParcels: {
    en: 'Several properties have this address. Enter one of these: {{choices}}',
    es: 'Varias propiedades tienen esta dirección. Escriba una de estas: {{choices}}',
  },
  UnknownLicense: {
    en: 'We could not find a contractor with this license number. Check it with your contractor.',
    es: 'No encontramos ningún contratista con este número de licencia. Confírmelo con su contratista.',
  },
  LicenseNotValid: {
    en: 'The license of {{name}} is not valid today. It has to be renewed before you apply, or choose another contractor.',
    es: 'La licencia de {{name}} no es válida hoy. Debe renovarse antes de la solicitud, o elija otro contratista.',
  },
  LicenseGone: {
    en: 'The contractor’s license is no longer valid. Choose another contractor, and send the form again.',
    es: 'La licencia del contratista ya no es válida. Elija otro contratista y envíe el formulario de nuevo.',
  },
  OtherTrade: {
    en: '{{name}} is licensed for: {{trades}}. This work needs a contractor for: {{wanted}}.',
    es: '{{name}} tiene licencia para: {{trades}}. Esta obra necesita un contratista para: {{wanted}}.',
  },
  OtherTradeNow: {
    en: 'The contractor’s license is not for this kind of work. Choose another contractor, and send the form again.',
    es: 'La licencia del contratista no es para este tipo de obra. Elija otro contratista y envíe el formulario de nuevo.',
  },
  NeedsContractor: {
    en: 'This work needs a contractor with a city license.',
    es: 'Esta obra necesita un contratista con licencia de la ciudad.',
  },
})
