-- Whatever ends an invoice takes its incidents off the list, and looks for them every time.
create index incident_of_invoice on payments.incident (invoice_id) where resolved_at is null;
