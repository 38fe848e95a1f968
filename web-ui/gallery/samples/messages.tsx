import { useState } from 'react'
import { Banner } from '../../src/components/banner.tsx'
import { Button, ButtonLink } from '../../src/components/button.tsx'
import { Dialog } from '../../src/components/dialog.tsx'
import { EmptyState } from '../../src/components/empty-state.tsx'
import { ChatIcon } from '../../src/components/icons.tsx'
import { Late } from '../../src/components/late.tsx'
import { Grid, Row, Stack } from '../../src/components/layout.tsx'
import { MessageDialog } from '../../src/components/message-dialog.tsx'
import { Skeleton } from '../../src/components/skeleton.tsx'
import { StatusBadge } from '../../src/components/status-badge.tsx'
import { TextInput } from '../../src/components/text-input.tsx'
import type { ToastKind } from '../../src/components/toast-store.ts'
import { showToast, toastTexts } from '../../src/components/toast-store.ts'
import { Sample } from '../sample.tsx'
import { useSay } from '../say.ts'

export function MessageSamples() {
  const say = useSay()
  return (
    <>
      <Sample id="banners" title={say('Banners', 'Avisos')}>
        <Stack>
          <Banner tone="info">
            <p>{say('City Hall is closed on Thursday.', 'El ayuntamiento cierra el jueves.')}</p>
          </Banner>
          <Banner tone="warn" title={say('Your bill is overdue', 'Su factura está vencida')}>
            <p>
              {say('Pay $84.17 by December 4.', 'Pague $84.17 antes del 4 de diciembre.')}{' '}
              <a href="#banners">{say('Pay bill', 'Pagar la factura')}</a>
            </p>
          </Banner>
          <Banner tone="error" title={say('The link has expired', 'El enlace caducó')} />
          <Banner tone="success" title={say('Check your email', 'Revise su correo')} />
        </Stack>
      </Sample>
      <Sample id="statuses" title={say('Statuses', 'Estados')}>
        <Row>
          <StatusBadge color="blue">{say('Submitted', 'Enviado')}</StatusBadge>
          <StatusBadge color="yellow">{say('Under Staff Review', 'En revisión')}</StatusBadge>
          <StatusBadge color="orange">{say('Scheduled', 'Programado')}</StatusBadge>
          <StatusBadge color="green">{say('Complete', 'Completado')}</StatusBadge>
          <StatusBadge color="red">{say('Cancelled', 'Cancelado')}</StatusBadge>
          <StatusBadge color="gray">{say('Unknown', 'Desconocido')}</StatusBadge>
        </Row>
      </Sample>
      <DialogSamples />
      <ToastSamples />
      <Sample id="waiting" title={say('Waiting and empty', 'En espera y vacío')}>
        <Grid columns="wide">
          <Skeleton />
          <EmptyState
            icon={<ChatIcon size="large" />}
            title={say('No messages', 'No hay mensajes')}
            action={
              <ButtonLink href="#waiting" look="quiet">
                {say('Find a service', 'Buscar un servicio')}
              </ButtonLink>
            }
          >
            {say(
              'When the city writes to you, it is here.',
              'Aquí verá lo que la ciudad le escriba.',
            )}
          </EmptyState>
        </Grid>
        <Skeleton shape="tile" lines={3} />
      </Sample>
    </>
  )
}

type Open = 'plain' | 'error' | 'success' | 'warning' | null

function DialogSamples() {
  const say = useSay()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const oops = say('Something went wrong. Please try again.', 'Algo salió mal. Inténtelo de nuevo.')
  return (
    <Sample id="dialogs" title={say('Dialogs', 'Diálogos')}>
      <Row>
        <Button look="quiet" onClick={() => setOpen('plain')}>
          {say('A form', 'Un formulario')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('error')}>
          {say('An error', 'Un error')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('success')}>
          {say('A success', 'Un éxito')}
        </Button>
        <Button look="quiet" onClick={() => setOpen('warning')}>
          {say('A warning', 'Una advertencia')}
        </Button>
      </Row>
      {open === 'plain' && (
        <Late>
          {() => (
            <Dialog
              title={say('Add a water account', 'Agregar una cuenta de agua')}
              onClose={close}
              actions={
                <>
                  <Button onClick={close}>{say('Add account', 'Agregar cuenta')}</Button>
                  <Button look="quiet" onClick={close}>
                    {say('Cancel', 'Cancelar')}
                  </Button>
                </>
              }
            >
              <Stack>
                <TextInput name="customer-id" label={say('Customer number', 'Número de cliente')} />
                <TextInput
                  name="street-number"
                  label={say('Street number', 'Número de la calle')}
                />
              </Stack>
            </Dialog>
          )}
        </Late>
      )}
      {open === 'error' && (
        <Late>
          {() => (
            <MessageDialog kind="error" title={say('Not sent', 'No se envió')} onClose={close}>
              {oops}
            </MessageDialog>
          )}
        </Late>
      )}
      {open === 'success' && (
        <Late>
          {() => (
            <MessageDialog
              kind="success"
              title={say('Report sent', 'Reporte enviado')}
              onClose={close}
            >
              {say('Your case number is 00123456.', 'Su número de caso es 00123456.')}
            </MessageDialog>
          )}
        </Late>
      )}
      {open === 'warning' && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={say('Delete this account?', '¿Eliminar esta cuenta?')}
              confirmLabel={say('Delete account', 'Eliminar la cuenta')}
              confirmLook="danger"
              onConfirm={close}
              onClose={close}
            >
              {say(
                'Are you sure you want to delete this account? This cannot be undone.',
                '¿Seguro que desea eliminar esta cuenta? No se puede deshacer.',
              )}
            </MessageDialog>
          )}
        </Late>
      )}
    </Sample>
  )
}

function ToastSamples() {
  const say = useSay()
  // Object.keys widens to string; the object's type has the keys.
  const kinds = Object.keys(toastTexts) as ToastKind[]
  return (
    <Sample id="toasts" title={say('Toasts', 'Mensajes breves')}>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} look="quiet" size="small" onClick={() => showToast(kind)}>
            {kind}
          </Button>
        ))}
      </Row>
    </Sample>
  )
}
