import { createFileRoute } from '@tanstack/react-router'
import { AddPaymentScreen } from '../features/money/payment-methods/add-payment-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/add-stored-payment')({
  head: ({ match: { context } }) => documentTitle(context, 'StoredPayment.AddTitle'),
  component: AddPaymentScreen,
})
