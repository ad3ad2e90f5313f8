-- Pictures for previews of a game's page, drawn by the platform and kept among the others.
create table catalogue.share_picture (
  -- SHA-256 of the composition's number and the hashes of the art: new art gets a new picture.
  drawn_from text primary key,
  picture text not null references catalogue.media
);

grant select, insert on catalogue.share_picture to pierlight_app;
