import { group } from './group.ts'

/** What a notice says unless the city writes its own; `{blanks}` are filled for each account. */
export const shutoffNotice = group('ShutoffNotice', {
  Title: {
    en: 'Your water will be shut off on {deadline}',
    es: 'Le cortaremos el agua el {deadline}',
  },
  // The paragraphs of its text.
  Owed: {
    en: 'Your water account {account} at {address} is overdue. You owe {amount}.',
    es: 'Su cuenta de agua {account} en {address} está vencida. Usted debe {amount}.',
  },
  Pay: {
    en: 'What to do: {todo} Pay before {deadline}, or your water will be shut off that day.',
    es: 'Qué hacer: {todo} Pague antes del {deadline}; si no, ese día se le cortará el agua.',
  },
  Online: { en: 'Pay online: {link}', es: 'Pague en línea: {link}' },
  Office: {
    en: 'Call us at {phone}. Office hours: {hours}',
    es: 'Llámenos al {phone}. Horario de oficina: {hours}',
  },
  Otherwise: {
    en: 'You can ask to pay in installments. If you pay or have an agreement before {deadline}, your water stays on. You can ask for a hearing if you think that this is wrong.',
    es: 'Puede pedir pagar a plazos. Si paga o llega a un acuerdo antes del {deadline}, no se le corta el agua. Si cree que hay un error, puede pedir una audiencia.',
  },
  Todo: {
    en: 'Pay the whole amount online, by phone or at the counter.',
    es: 'Pague el monto completo en línea, por teléfono o en la ventanilla.',
  },
  Occupant: { en: 'Account holder or current resident', es: 'Titular o residente actual' },
  Footer: { en: 'Water account {{account}}', es: 'Cuenta de agua {{account}}' },
})

/** The mail of a notice, which nobody can turn off. */
export const shutoffMail = group('ShutoffMail', {
  Button: { en: 'See the bill and pay', es: 'Ver la factura y pagar' },
  Why: {
    en: 'This is a legal notice about your water. The law requires us to send it, so it comes even if you turned other messages off, and you cannot unsubscribe from it.',
    es: 'Este es un aviso legal sobre su agua. La ley nos obliga a enviarlo, así que llega aunque haya desactivado otros mensajes, y no puede darse de baja.',
  },
})
