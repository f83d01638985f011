-- When the last backups were made and how large they were, for monitoring and for doctor.
create table backups (
  finished_at timestamptz primary key,
  rows bigint not null,
  bytes bigint not null
);
