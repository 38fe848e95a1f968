import { group } from './group.ts'

/** Turning a kind of mail off by its link. */
export const unsubscribe = group('Unsubscribe', {
  Title: { en: 'Stop these messages?', es: '¿Dejar de recibir estos mensajes?' },
  Lead: {
    en: 'You would get no more of these: {{name}}. You can turn them on again in your account.',
    es: 'Ya no recibiría más de estos: {{name}}. Los puede volver a activar en su cuenta.',
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
  Failed: { en: 'They could not be turned off', es: 'No se pudieron desactivar' },
  LinkEnded: {
    en: 'This link does not work. Choose in your account what we write to you about.',
    es: 'Este enlace no funciona. En su cuenta puede elegir sobre qué le escribimos.',
  },
})
