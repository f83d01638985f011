-- A position beside a withheld address can lead strangers to people who hide: none is stored.
update meetings set listing = ((listing::jsonb - 'latitude' - 'longitude') || '{"approximate": true}')::json
where listing->>'latitude' is not null and (
  listing->>'approximate' = 'true'
  or (listing->>'address' = '' and coalesce(listing->>'location', '') in ('', listing->>'city'))
  or concat_ws(' ', listing->>'address', listing->>'location') ~* 'withheld|undisclosed|confidential|private (address|home|location|residence)'
);

-- Each list is read again by the rules of today, also where its publisher says that nothing has changed.
update meeting_feeds set etag = null, last_modified = null, digest = null;
update meeting_feeds set due_at = null where origin = 'settings';
