import { group } from './group.ts'

/** Single keys of the staff app. */
export const keys = group('Keys', {
  Title: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  Help: { en: 'Show all keys', es: 'Mostrar todas las teclas' },
  Use: { en: 'Use single keys', es: 'Usar teclas sueltas' },
  UseHint: {
    en: 'Switch this off if your keyboard or voice control presses keys by mistake.',
    es: 'Desactívelo si su teclado o su control por voz pulsa teclas por error.',
  },
  Down: { en: 'Next request', es: 'Solicitud siguiente' },
  Up: { en: 'Previous request', es: 'Solicitud anterior' },
  Open: { en: 'Open the request', es: 'Abrir la solicitud' },
  Select: { en: 'Select or deselect', es: 'Elegir o no elegir' },
  SelectTo: {
    en: 'Select from the last selected one to here',
    es: 'Elegir desde la última elegida hasta aquí',
  },
  Assign: { en: 'Assign', es: 'Asignar' },
  Status: { en: 'Change the status', es: 'Cambiar el estado' },
  Reply: { en: 'Reply to the resident', es: 'Responder al residente' },
  Note: { en: 'Add a note for staff', es: 'Agregar una nota para el personal' },
  Find: { en: 'Search in the list', es: 'Buscar en la lista' },
  Close: { en: 'Back to the list', es: 'Volver a la lista' },
})
