export {
  answerSaml,
  type SamlPost,
  type SamlSettings,
  type ServiceProvider,
} from './answer-saml.ts'
export { getSamlMetadata } from './saml-metadata.ts'
