-- Everything that a match score reads stands in the index, so that candidates are scored without their rows.
CREATE INDEX "announcements_public_cell" ON "announcements" USING btree ("cell") INCLUDE (
  "id", "latitude", "longitude", "residence_flag", "rent", "size", "rooms", "floor", "move_in_date",
  "move_out_date", "deposit", "amenities", "wanted_industries", "wanted_credit_ratings",
  "wanted_operating_margins", "wanted_employee_bands"
) WHERE "is_active";
