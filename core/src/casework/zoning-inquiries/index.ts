export { createZoningInquiry } from './create-zoning-inquiry.ts'
