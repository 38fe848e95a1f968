import { group } from './group.ts'

/** Spec, resident sections 4 and 5. */
export const createAccount = group('CreateAccount', {
  Title: { en: 'Create your account', es: 'Cree su cuenta' },
  Steps: { en: 'Steps', es: 'Pasos' },
  Done: { en: 'done', es: 'listo' },
  AddressTitle: { en: 'About you', es: 'Sobre usted' },
  AddressLead: {
    en: 'Who you are, and how the city can reach you.',
    es: 'Quién es usted y cómo puede contactarle la ciudad.',
  },
  PrimaryAddress: { en: 'Primary address', es: 'Dirección principal' },
  PrimaryAddressText: {
    en: 'You can leave it empty. With an address, we can show you things like your pickup day.',
    es: 'Puede dejarla vacía. Con una dirección podemos mostrarle, por ejemplo, su día de recolección.',
  },
  InformationTitle: { en: 'Your account', es: 'Su cuenta' },
  InformationLead: {
    en: 'Tell us what you use, so that the portal can show you the right things.',
    es: 'Díganos qué utiliza, para que el portal le muestre lo que necesita.',
  },
  WhatApplies: { en: 'What applies to you?', es: '¿Qué corresponde a su caso?' },
  WhatAppliesHint: {
    en: 'Check everything that applies.',
    es: 'Marque todo lo que corresponda.',
  },
  TickOne: {
    en: 'Check at least one box, or “None of these”.',
    es: 'Marque al menos una casilla, o «Nada de esto».',
  },
  hasUtilities: {
    en: 'I pay a city utility bill',
    es: 'Pago una factura de servicios de la ciudad',
  },
  hasUtilitiesHint: { en: 'For example for water', es: 'Por ejemplo, de agua' },
  hasSeveralProperties: { en: 'I have several properties', es: 'Tengo varias propiedades' },
  hasBusiness: { en: 'I have a business', es: 'Tengo un negocio' },
  hasNoneOfTheAbove: { en: 'None of these', es: 'Nada de esto' },
  NoneExcludes: {
    en: 'Uncheck “None of these” to choose something else.',
    es: 'Desmarque «Nada de esto» para elegir otra cosa.',
  },
  OthersExclude: {
    en: 'Only if no other box is checked.',
    es: 'Solo si no hay otra casilla marcada.',
  },
  Utility: { en: 'Your utility account', es: 'Su cuenta de servicios' },
  UtilityText: {
    en: 'Both numbers are on your bill.',
    es: 'Ambos números están en su factura.',
  },
  UtilityCustomerId: { en: 'Customer number', es: 'Número de cliente' },
  UtilityStreetNumber: {
    en: 'Street number of the service address',
    es: 'Número de la calle de la dirección del servicio',
  },
  Properties: { en: 'Your properties', es: 'Sus propiedades' },
  PropertiesText: {
    en: 'Your primary address is the first one. Add at least one more.',
    es: 'Su dirección principal es la primera. Agregue al menos una más.',
  },
  PrimaryMissing: {
    en: 'You have not entered a primary address yet.',
    es: 'Todavía no ha escrito una dirección principal.',
  },
  GivePrimary: { en: 'Add it in step 1', es: 'Agréguela en el paso 1' },
  PropertiesNotMet: {
    en: 'Enter at least two properties: your primary address and one more.',
    es: 'Indique al menos dos propiedades: su dirección principal y una más.',
  },
  Property: { en: 'Property {{number}}', es: 'Propiedad {{number}}' },
  AddProperty: { en: 'Add a property', es: 'Agregar una propiedad' },
  RemoveProperty: { en: 'Remove property {{number}}', es: 'Quitar la propiedad {{number}}' },
  BusinessTitle: { en: 'Your business', es: 'Su negocio' },
  BusinessLead: {
    en: 'This step is optional: you can add organizations at any time later.',
    es: 'Este paso es opcional: puede agregar organizaciones más adelante en cualquier momento.',
  },
  Continue: { en: 'Continue', es: 'Continuar' },
  Back: { en: 'Back', es: 'Atrás' },
  Finish: { en: 'Create account', es: 'Crear cuenta' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  Kept: {
    en: 'Saved. You can continue later, on any device.',
    es: 'Guardado. Puede continuar más tarde, en cualquier dispositivo.',
  },
  NotKept: {
    en: 'Not saved yet. We will try again when you continue.',
    es: 'Aún no se guardó. Lo intentaremos de nuevo cuando continúe.',
  },
  ExistsTitle: { en: 'You already have an account', es: 'Ya tiene una cuenta' },
  Failed: { en: 'Your account could not be created', es: 'No se pudo crear su cuenta' },
})
