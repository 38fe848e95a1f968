import { group } from './group.ts'

/** For core's table `unbuiltScreens`. */
export const unbuilt = group('Unbuilt', {
  Payment: { en: 'Make a payment', es: 'Hacer un pago' },
  Boards: { en: 'Boards and commissions', es: 'Juntas y comisiones' },
  Form: { en: 'Apply or register', es: 'Solicitar o inscribirse' },
})
