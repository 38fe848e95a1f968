import { group } from './group.ts'

/** The staff app before sign-in. */
export const staff = group('Staff', {
  Portal: { en: 'Staff portal', es: 'Portal del personal' },
  PortalOf: { en: 'Staff portal, City of {{city}}', es: 'Portal del personal, Ciudad de {{city}}' },
  StartLead: {
    en: 'Where city staff look after services, texts, users and billing.',
    es: 'Donde el personal de la ciudad se ocupa de los servicios, los textos, los usuarios y la facturación.',
  },
  SignInTitle: { en: 'Sign-in is on its way', es: 'El inicio de sesión está en camino' },
  SignInBody: {
    en: 'The screens in the menu open once staff can sign in here. Until then nothing about residents can be seen or changed in this app.',
    es: 'Las pantallas del menú se abrirán cuando el personal pueda iniciar sesión aquí. Hasta entonces, en esta aplicación no se puede ver ni cambiar nada sobre los residentes.',
  },
  NotYetTitle: {
    en: 'This screen opens with staff sign-in',
    es: 'Esta pantalla se abre con el inicio de sesión del personal',
  },
  NotYetBody: {
    en: 'It is not available yet. If you need something done in the meantime, write to {{mail}} or call {{phone}}.',
    es: 'Todavía no está disponible. Si mientras tanto necesita algo, escriba a {{mail}} o llame al {{phone}}.',
  },
  BackToStart: { en: 'Back to the staff portal', es: 'Volver al portal del personal' },
  UnknownAddress: {
    en: 'There is nothing at the address you opened, so we brought you to the start.',
    es: 'No hay nada en la dirección que abrió, así que lo trajimos al inicio.',
  },
})
