/** The catalog as plain rows with the wire's names: the query of a handler without JSON in SQL. */
export const activityRows = {
  query: `select id as "Id", item as "Item", type as "Type", action as "Action",
    description as "Description", sort_order as "Order", is_published as "Published",
    crm_object as "SalesforceObjectId", form_process_id as "LaserficheProcessId",
    external_link as "ExternalLink", content as "Content", calendly_link as "CalendlyLink",
    is_payment_required as "PaymentRequired", payment_code as "paymentCode",
    crm_payment_field as "salesforcePaymentField", is_guest_enabled as "GuestEnabled",
    opens_in_app_browser as "ToggleInAppBrowser", is_popular as "PopularService",
    popular_icon_url as "PopularServiceIconURL", popular_order as "PopularServiceOrder",
    is_deleted as "Deleted"
    from services where is_published and not is_deleted order by action, sort_order, item`,
  params: [],
}
