-- closed by staff, with the reason that the person was told; both empty while the account is open
alter table members add column closed_at timestamptz, add column closed_reason text;
alter table members add check ((closed_at is null) = (closed_reason is null));

-- when the second factor came: what weighs most asks for a fresh one
alter table sessions add column strong_at timestamptz;
