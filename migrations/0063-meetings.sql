-- Addresses of three parts are places to go to: each list is read again, also where its publisher says that nothing has changed.
update meeting_feeds set etag = null, last_modified = null, digest = null;
update meeting_feeds set due_at = null where origin in ('settings', 'staff');
