import { type DemoService, service } from './demo-service.ts'

export const signUpForServices: readonly DemoService[] = [
  service('newsletter', 'City newsletter', 'Boletín de la ciudad', {
    en: 'One mail a week with what the city decided, builds and celebrates.',
    es: 'Un correo por semana con lo que la ciudad decide, construye y celebra.',
    delivery: { by: 'form', process: 171, object: 'Case' },
    guest: true,
  }),
  service('snow-parking-alerts', 'Snow parking alerts', 'Alertas de estacionamiento por nieve', {
    en: 'A text message when a snow parking ban begins and when it ends.',
    es: 'Un mensaje de texto cuando comienza y cuando termina una prohibición de estacionamiento por nieve.',
    delivery: { by: 'form', process: 172, object: 'Case' },
    guest: true,
  }),
  service('leaf-collection', 'Leaf collection reminders', 'Recordatorios de recolección de hojas', {
    en: 'A reminder the evening before leaves are collected in your district, from October 1 to November 30.',
    es: 'Un recordatorio la noche anterior a la recolección de hojas en su distrito, del 1 de octubre al 30 de noviembre.',
    delivery: { by: 'form', process: 173, object: 'Case' },
    guest: true,
  }),
  service('autopay-help', 'Paperless water bills', 'Facturas de agua sin papel', {
    en: 'How to get your bill by mail to your inbox and have it paid by itself.',
    es: 'Cómo recibir su factura por correo electrónico y pagarla automáticamente.',
    delivery: {
      by: 'content',
      html: {
        en: `<p>A paperless bill arrives the day it is made and saves the city about 40 cents in paper and postage.</p>
<ol>
<li>Log in and open <strong>Manage my account</strong>.</li>
<li>Add your water account: you need the customer number from your bill and your street number.</li>
<li>Under <strong>Notifications</strong>, turn on <strong>Bills by email</strong>.</li>
<li>To have it paid by itself, choose <strong>Autopay</strong> and a card or bank account.</li>
</ol>
<p>You can go back to paper at any time. Questions? Call <a href="tel:+18475550120">(847) 555-0120</a>.</p>`,
        es: `<p>Una factura sin papel llega el mismo día en que se emite y ahorra a la ciudad unos 40 centavos en papel y envío.</p>
<ol>
<li>Inicie sesión y abra <strong>Administrar mi cuenta</strong>.</li>
<li>Agregue su cuenta de agua: necesita el número de cliente de su factura y el número de su calle.</li>
<li>En <strong>Notificaciones</strong>, active <strong>Facturas por correo electrónico</strong>.</li>
<li>Para que se pague automáticamente, elija <strong>Pago automático</strong> y una tarjeta o cuenta bancaria.</li>
</ol>
<p>Puede volver al papel en cualquier momento. ¿Preguntas? Llame al <a href="tel:+18475550120">(847) 555-0120</a>.</p>`,
      },
    },
    guest: true,
  }),
  service('volunteer', 'Volunteering', 'Voluntariado', {
    en: 'Help at clean-up days, festivals, the senior center or the animal shelter.',
    es: 'Ayude en jornadas de limpieza, festivales, el centro para personas mayores o el refugio de animales.',
    delivery: { by: 'form', process: 175, object: 'Case' },
    guest: true,
  }),
  service('serve-on-a-board', 'Serve on a board', 'Participar en una junta', {
    en: 'Apply for an open seat on a board or commission. Name up to three, in the order that you prefer.',
    es: 'Postúlese a un lugar libre en una junta o comisión. Nombre hasta tres, en el orden que prefiera.',
    delivery: { by: 'form', process: 149, object: 'Case' },
    guest: true,
  }),
  service('vacation-watch', 'Vacation house watch', 'Vigilancia de casa en vacaciones', {
    en: 'Officers drive past your home while you are away. Tell us at least two days ahead.',
    es: 'Los agentes pasan frente a su casa mientras usted está fuera. Avísenos con al menos dos días de anticipación.',
    delivery: { by: 'form', process: 176, object: 'Case' },
  }),
  service('dig-safely', 'Utility marking before you dig', 'Marcado de servicios antes de excavar', {
    en: 'Free and required by law: JULIE marks buried lines before you dig, even for a fence post.',
    es: 'Gratuito y exigido por ley: JULIE marca las líneas subterráneas antes de excavar, incluso para un poste de cerca.',
    delivery: { by: 'link', to: 'https://www.illinois1call.com' },
    guest: true,
  }),
]
