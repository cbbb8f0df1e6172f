DROP TRIGGER "needs_updated_for_alerts" ON "needs";
--> statement-breakpoint
CREATE TRIGGER "needs_updated_for_alerts" AFTER UPDATE ON "needs"
FOR EACH ROW WHEN ((
  OLD."is_active", OLD."latitude", OLD."longitude", OLD."residence_flags", OLD."rent_min", OLD."rent_max", OLD."size_min", OLD."size_max", OLD."rooms", OLD."move_in_date", OLD."amenities", OLD."floors", OLD."wants_no_deposit", OLD."drawn_area", OLD."musts", OLD."important", OLD."ignored"
) IS DISTINCT FROM (
  NEW."is_active", NEW."latitude", NEW."longitude", NEW."residence_flags", NEW."rent_min", NEW."rent_max", NEW."size_min", NEW."size_max", NEW."rooms", NEW."move_in_date", NEW."amenities", NEW."floors", NEW."wants_no_deposit", NEW."drawn_area", NEW."musts", NEW."important", NEW."ignored"
)) EXECUTE FUNCTION "note_need_change"();
