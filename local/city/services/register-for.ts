import { type DemoService, service } from './demo-service.ts'

export const registerForServices: readonly DemoService[] = [
  service('rental-license', 'Rental property', 'Propiedad de alquiler', {
    en: 'Register a house or apartment that you rent out, and arrange its inspection.',
    es: 'Registre una casa o apartamento que usted alquila y programe su inspección.',
    delivery: { by: 'form', process: 151, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  }),
  service('contractor', 'Contractor', 'Contratista', {
    en: 'Register as a contractor before you work under a city permit.',
    es: 'Regístrese como contratista antes de trabajar con un permiso de la ciudad.',
    delivery: { by: 'form', process: 152, object: 'Case' },
    payment: { code: 'MISC', field: 'License_Fee__c' },
  }),
  service('alarm-system', 'Alarm system', 'Sistema de alarma', {
    en: 'Register the alarm of a home or business so that police and firefighters can reach you.',
    es: 'Registre la alarma de una casa o negocio para que la policía y los bomberos puedan localizarle.',
    delivery: { by: 'form', process: 153, object: 'Case' },
    guest: true,
  }),
  service('bicycle', 'Bicycle', 'Bicicleta', {
    en: 'Register your bicycle for free: a found one then comes back to you.',
    es: 'Registre su bicicleta sin costo: si la encuentran, se le devolverá.',
    delivery: { by: 'form', process: 154, object: 'Case' },
    guest: true,
  }),
  service('vacant-building', 'Vacant building', 'Edificio desocupado', {
    en: 'Owners register a building that has stood empty for 30 days or longer.',
    es: 'Los propietarios registran un edificio que lleva desocupado 30 días o más.',
    delivery: { by: 'form', process: 155, object: 'Case' },
    payment: { code: 'BUILDING', field: 'License_Fee__c' },
  }),
  service('rain-barrel', 'Rain barrel rebate', 'Reembolso por barril de lluvia', {
    en: 'Register your rain barrel and get half of its price back, up to $75.',
    es: 'Registre su barril de lluvia y recupere la mitad de su precio, hasta $75.',
    delivery: { by: 'form', process: 156, object: 'Case' },
    guest: true,
  }),
  service('recreation-programs', 'Recreation programs', 'Programas recreativos', {
    en: 'Swimming lessons, day camps, art and sports for all ages: how and when to register.',
    es: 'Clases de natación, campamentos de día, arte y deportes para todas las edades: cómo y cuándo inscribirse.',
    delivery: {
      by: 'content',
      html: {
        en: `<p>Programs run in three seasons. Residents register one week before everyone else.</p>
<h2>When to register</h2>
<ul>
<li><strong>Winter and spring</strong> (January to May): from the first Monday of December</li>
<li><strong>Summer</strong> (June to August): from the first Monday of April</li>
<li><strong>Fall</strong> (September to December): from the first Monday of August</li>
</ul>
<h2>How to register</h2>
<ol>
<li>Choose up to four programs per person from the season's guide, at the desk of any recreation center.</li>
<li>Call <a href="tel:+18475550133">(847) 555-0133</a> or come by. A helper fills in the form with you, in English or Spanish.</li>
<li>Pay in full, or in three parts without extra cost.</li>
</ol>
<h2>If money is short</h2>
<p>Households that receive SNAP, WIC or Medicaid pay half. Just show the card; no one else will know.</p>`,
        es: `<p>Los programas se ofrecen en tres temporadas. Los residentes se inscriben una semana antes que los demás.</p>
<h2>Cuándo inscribirse</h2>
<ul>
<li><strong>Invierno y primavera</strong> (enero a mayo): desde el primer lunes de diciembre</li>
<li><strong>Verano</strong> (junio a agosto): desde el primer lunes de abril</li>
<li><strong>Otoño</strong> (septiembre a diciembre): desde el primer lunes de agosto</li>
</ul>
<h2>Cómo inscribirse</h2>
<ol>
<li>Elija hasta cuatro programas por persona en la guía de la temporada, disponible en cualquier centro recreativo.</li>
<li>Llame al <a href="tel:+18475550133">(847) 555-0133</a> o visítenos. Una persona llenará el formulario con usted, en inglés o español.</li>
<li>Pague el total, o en tres partes sin costo adicional.</li>
</ol>
<h2>Si el dinero no alcanza</h2>
<p>Los hogares que reciben SNAP, WIC o Medicaid pagan la mitad. Solo muestre la tarjeta; nadie más lo sabrá.</p>`,
      },
    },
    guest: true,
  }),
]
