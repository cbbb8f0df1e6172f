-- The built-in gazetteer's places: the register that comes with the product now lies in memory.
DELETE FROM "registered_places" WHERE "id" LIKE 'gazetteer-%';
