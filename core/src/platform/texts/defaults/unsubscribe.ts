import { group } from './group.ts'

/** Stopping a kind of mail by its link. */
export const unsubscribe = group('Unsubscribe', {
  Title: { en: 'Stop these emails?', es: '¿Dejar de recibir estos correos?' },
  Lead: {
    en: 'You would get no more emails about this: {{name}}.',
    es: 'Ya no recibiría correos sobre esto: {{name}}.',
  },
  Spared: {
    en: 'Notices that the law requires, and those about your login, still come.',
    es: 'Los avisos que exige la ley, y los de su inicio de sesión, siguen llegando.',
  },
  Stop: { en: 'Stop them', es: 'Dejar de recibirlos' },
  Stopped: {
    en: 'They are off. You get no more of them.',
    es: 'Están desactivados. Ya no los recibirá.',
  },
  Rest: {
    en: 'Only these emails stop. In your account you can turn them on again, and choose what comes to your devices and to your messages here.',
    es: 'Solo se detienen estos correos. En su cuenta los puede volver a activar, y elegir qué llega a sus dispositivos y a sus mensajes de aquí.',
  },
  Settings: { en: 'Choose what reaches you', es: 'Elegir qué le llega' },
  Failed: { en: 'They could not be turned off', es: 'No se pudieron desactivar' },
  LinkEnded: {
    en: 'This link does not work. Choose in your account what we write to you about.',
    es: 'Este enlace no funciona. En su cuenta puede elegir sobre qué le escribimos.',
  },
})
