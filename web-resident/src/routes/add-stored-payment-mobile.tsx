import { createFileRoute } from '@tanstack/react-router'
import { MobileAddPayment } from '../features/money/payment-methods/mobile-add-payment.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/add-stored-payment-mobile')({
  head: ({ match: { context } }) => documentTitle(context, 'StoredPayment.AddTitle'),
  component: MobileAddPayment,
})
