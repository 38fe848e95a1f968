import type { DemoArticle } from './demo-article.ts'

export const waterArticles: readonly DemoArticle[] = [
  {
    key: 'read-your-water-bill',
    related: ['water-bill', 'autopay-help'],
    title: { en: 'How to read your water bill', es: 'Cómo leer su factura de agua' },
    summary: {
      en: 'What each line of the bill means, and how your use compares with last year.',
      es: 'Qué significa cada línea de la factura y cómo se compara su consumo con el del año pasado.',
    },
    details: {
      en: '<p>The bill comes every month and has three parts: water, sewer and refuse.</p><ul><li><strong>Usage</strong> is counted in units of 100 cubic feet, about 748 gallons.</li><li><strong>Previous balance</strong> is what was open when the bill was made.</li><li><strong>Due date</strong> is 21 days after the bill date. After it, 10 percent is added.</li></ul><p>An "E" beside the reading says that it was estimated; the next real reading corrects it.</p>',
      es: '<p>La factura llega cada mes y tiene tres partes: agua, alcantarillado y basura.</p><ul><li><strong>Consumo</strong> se cuenta en unidades de 100 pies cúbicos, unos 748 galones.</li><li><strong>Saldo anterior</strong> es lo que estaba pendiente al emitirse la factura.</li><li><strong>Fecha de vencimiento</strong> es 21 días después de la emisión. Pasada esa fecha se agrega un 10 por ciento.</li></ul><p>Una "E" junto a la lectura indica que es estimada; la siguiente lectura real la corrige.</p>',
    },
    office: 'utilities',
    chat: {
      en: 'Bills are due 21 days after the bill date.',
      es: 'Las facturas vencen 21 días después de su emisión.',
    },
  },
  {
    key: 'start-or-stop-water',
    title: { en: 'Start or stop water service', es: 'Iniciar o cancelar el servicio de agua' },
    summary: {
      en: 'Moving in or out? Tell us two working days ahead and the meter is read on your day.',
      es: '¿Se muda? Avísenos con dos días hábiles de anticipación y leeremos el medidor en su día.',
    },
    details: {
      en: '<p>The person whose name is on the bill can start or stop service. The last bill goes to your new address within ten days.</p>',
      es: '<p>La persona cuyo nombre aparece en la factura puede iniciar o cancelar el servicio. La última factura se envía a su nueva dirección en un plazo de diez días.</p>',
    },
    needs: {
      en: ['a photo ID', 'the lease or closing papers', 'the date on which you move'],
      es: [
        'una identificación con foto',
        'el contrato de alquiler o de compra',
        'la fecha de su mudanza',
      ],
    },
    office: 'utilities',
  },
  {
    key: 'water-shutoff',
    related: ['water-bill', 'help-with-bills'],
    title: {
      en: 'My water was shut off: what now?',
      es: 'Me cortaron el agua: ¿qué hago?',
    },
    summary: {
      en: 'Pay or agree on a plan, and water is back the same day when you call before 3 p.m.',
      es: 'Pague o acuerde un plan de pagos; si llama antes de las 3 p. m., el agua vuelve el mismo día.',
    },
    details: {
      en: '<ol><li>Check the red notice on your door for the amount.</li><li>Pay it with the service <strong>Water bill</strong>, or call for a plan.</li><li>Have an adult at home when water is turned on, and keep all taps closed.</li></ol><p>Water is never shut off on a Friday, before a holiday, or when it freezes.</p>',
      es: '<ol><li>Consulte el monto en el aviso rojo de su puerta.</li><li>Páguelo con el servicio <strong>Factura de agua</strong> o llame para acordar un plan.</li><li>Debe haber una persona adulta en casa cuando se restablezca el agua; mantenga cerradas todas las llaves.</li></ol><p>Nunca se corta el agua en viernes, antes de un día festivo ni cuando hay heladas.</p>',
    },
    office: 'utilities',
    chat: {
      en: 'Pay, or call (847) 555-0120 for a plan. Before 3 p.m. water is back the same day.',
      es: 'Pague o llame al (847) 555-0120 para un plan. Antes de las 3 p. m., el agua vuelve el mismo día.',
    },
  },
  {
    key: 'lead-service-lines',
    title: { en: 'Lead water pipes', es: 'Tuberías de agua de plomo' },
    summary: {
      en: 'How to see whether your pipe is of lead, and how the city pays to replace it.',
      es: 'Cómo saber si su tubería es de plomo y cómo la ciudad paga su reemplazo.',
    },
    details: {
      en: '<p>Scratch the pipe where it enters the house with a key. Lead is soft and shines like silver; a magnet does not stick to it.</p><p>Until it is replaced, let the tap run for three minutes in the morning, and use cold water for cooking. A free test kit waits for you at City Hall.</p>',
      es: '<p>Raspe con una llave la tubería donde entra a la casa. El plomo es blando y brilla como plata; un imán no se pega a él.</p><p>Hasta que se reemplace, deje correr el agua tres minutos por la mañana y use agua fría para cocinar. En el Ayuntamiento puede recoger un kit de prueba gratuito.</p>',
    },
    office: 'works',
  },
  {
    key: 'high-water-bill',
    related: ['water-bill', 'help-with-bills'],
    title: {
      en: 'Why is my water bill so high?',
      es: '¿Por qué es tan alta mi factura de agua?',
    },
    summary: {
      en: 'A running toilet is the most common reason. Here is how to find a leak in ten minutes.',
      es: 'Un inodoro con fuga es la causa más común. Así puede encontrar una fuga en diez minutos.',
    },
    details: {
      en: "<ol><li>Close every tap and read the meter. Wait one hour and read again: if it moved, there is a leak.</li><li>Put food coloring into the toilet tank. Color in the bowl after ten minutes means that the flapper leaks.</li><li>Look at outdoor taps and the water softener.</li></ol><p>If you repair a leak, send us the plumber's bill or a photo: half of the extra sewer cost is taken off, once a year.</p>",
      es: '<ol><li>Cierre todas las llaves y lea el medidor. Espere una hora y vuelva a leerlo: si se movió, hay una fuga.</li><li>Ponga colorante de alimentos en el tanque del inodoro. Si después de diez minutos hay color en la taza, la válvula tiene fuga.</li><li>Revise las llaves exteriores y el suavizador de agua.</li></ol><p>Si repara una fuga, envíenos la factura del plomero o una foto: se descuenta la mitad del costo adicional de alcantarillado, una vez al año.</p>',
    },
    office: 'utilities',
  },
  {
    key: 'frozen-pipes',
    title: { en: 'Frozen pipes and meters', es: 'Tuberías y medidores congelados' },
    summary: {
      en: 'Keep pipes from freezing, and thaw them without harm.',
      es: 'Evite que las tuberías se congelen y descongélelas sin causar daños.',
    },
    details: {
      en: '<p>Open the doors below sinks, let a thin stream run in the coldest nights, and never heat a pipe with a flame. A hair dryer, from the tap toward the wall, does it.</p>',
      es: '<p>Abra las puertas debajo de los lavabos, deje correr un hilo de agua en las noches más frías y nunca caliente una tubería con fuego. Basta con una secadora de pelo, desde la llave hacia la pared.</p>',
    },
    office: 'works',
  },
  {
    key: 'sewer-backup',
    title: {
      en: 'Water in the basement or a sewer backup',
      es: 'Agua en el sótano o reflujo de drenaje',
    },
    summary: {
      en: 'What to do first, who to call, and the program that pays half of a backflow valve.',
      es: 'Qué hacer primero, a quién llamar y el programa que paga la mitad de una válvula antirretorno.',
    },
    details: {
      en: '<p>Stop using water, stay out of the water if it can reach an outlet, and call us at any hour before you call a plumber: the city checks its main at no charge.</p><p>The city pays half of an overhead sewer or a backflow valve, up to $4,000.</p>',
      es: '<p>Deje de usar agua, no entre en ella si puede alcanzar un enchufe y llámenos a cualquier hora antes de llamar a un plomero: la ciudad revisa su tubería principal sin costo.</p><p>La ciudad paga la mitad de un drenaje elevado o de una válvula antirretorno, hasta $4,000.</p>',
    },
    office: 'works',
    chat: {
      en: 'Stop using water and call (847) 555-0121 at any hour.',
      es: 'Deje de usar agua y llame al (847) 555-0121 a cualquier hora.',
    },
  },
  {
    key: 'lawn-watering',
    title: { en: 'When may I water my lawn?', es: '¿Cuándo puedo regar mi césped?' },
    summary: {
      en: 'From May 15 to September 15, by odd and even house numbers, before noon and after 6 p.m.',
      es: 'Del 15 de mayo al 15 de septiembre, según números pares e impares, antes del mediodía y después de las 6 p. m.',
    },
    details: {
      en: '<p>Even house numbers water on even days, odd ones on odd days. Flowers, vegetables and trees may be watered by hand on any day. New lawns have a free permit for 30 days.</p>',
      es: '<p>Los números pares riegan en días pares y los impares en días impares. Las flores, verduras y árboles pueden regarse a mano cualquier día. El césped nuevo tiene un permiso gratuito de 30 días.</p>',
    },
    office: 'works',
  },
]
