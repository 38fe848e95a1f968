import { Breadcrumb } from '../../src/components/breadcrumb.tsx'
import { Button, ButtonLink } from '../../src/components/button.tsx'
import { ArrowRightIcon, EditIcon, PlusIcon } from '../../src/components/icons.tsx'
import { Row, Stack } from '../../src/components/layout.tsx'
import { Link } from '../../src/components/link.tsx'
import { Tabs } from '../../src/components/tabs.tsx'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

export function ActionSamples() {
  const say = useSay()
  const pay = say('Pay bill', 'Pagar la factura')
  return (
    <>
      <Sample id="buttons" title={say('Buttons', 'Botones')}>
        <Row>
          <Button>{pay}</Button>
          <Button look="quiet">{say('Payment history', 'Historial de pagos')}</Button>
          <Button look="plain">
            <PlusIcon />
            {say('Add an account', 'Agregar una cuenta')}
          </Button>
          <Button look="danger">{say('Delete account', 'Eliminar la cuenta')}</Button>
          <ButtonLink href="#buttons" look="quiet">
            {say('A link', 'Un enlace')}
            <ArrowRightIcon />
          </ButtonLink>
        </Row>
        <Row>
          <Button size="small">{pay}</Button>
          <Button size="small" look="quiet">
            <EditIcon size="small" />
            {say('Edit', 'Editar')}
          </Button>
          <Button busy>{say('Saving', 'Guardando')}</Button>
          <Button
            disabledReason={say(
              'Online payment is closed for maintenance until 6:00 AM.',
              'El pago en línea está cerrado por mantenimiento hasta las 6:00 a. m.',
            )}
          >
            {pay}
          </Button>
        </Row>
      </Sample>
      <Sample id="links" title={say('Links', 'Enlaces')}>
        <Stack gap="tight">
          <p>
            <a href="#links">{say('Inside the portal', 'Dentro del portal')}</a>
          </p>
          <p>
            <Link href="https://example.com/" external>
              {say('Out of the portal', 'Fuera del portal')}
            </Link>
          </p>
          <p>
            <Link href="https://example.com/" newTab>
              {say('Agendas and minutes', 'Agendas y actas')}
            </Link>
          </p>
        </Stack>
      </Sample>
      <Sample id="breadcrumb" title={say('Breadcrumb', 'Ruta de navegación')}>
        <Breadcrumb
          items={[
            { label: say('Home', 'Inicio'), href: '#' },
            { label: say('All services', 'Todos los servicios'), href: '#breadcrumb' },
            { label: say('Report a streetlight', 'Reportar una luminaria') },
          ]}
        />
      </Sample>
      <Sample id="tabs" title={say('Tabs', 'Pestañas')}>
        <Tabs
          label={say('Way to pay', 'Forma de pago')}
          items={[
            {
              id: 'card',
              label: say('Cards', 'Tarjetas'),
              content: say('Saved cards', 'Tarjetas guardadas'),
            },
            {
              id: 'bank',
              label: say('Bank account', 'Cuenta bancaria'),
              content: say('Checking or savings', 'Corriente o de ahorros'),
            },
          ]}
        />
      </Sample>
    </>
  )
}
