import { group } from './group.ts'

/** Spec, resident section 2, header. */
export const chat = group('Chat', {
  Open: { en: 'Chat with us', es: 'Chatee con nosotros' },
  Title: { en: 'Chat with the city', es: 'Chat con la ciudad' },
  Close: { en: 'Close chat', es: 'Cerrar el chat' },
})
