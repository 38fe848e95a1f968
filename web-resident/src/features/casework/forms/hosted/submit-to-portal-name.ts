export const submitToPortalName = 'submit-to-portal'
