-- which posts stand on a page is read from the index alone
drop index forum_posts_of_category;
create index forum_posts_of_category on forum_posts (category, id desc) include (state, member_id);
