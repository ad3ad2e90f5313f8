-- Share pictures of games and designs that are gone are removed, their bytes with them.
grant delete on catalogue.share_picture, catalogue.media to pierlight_app;
create index share_picture_picture on catalogue.share_picture (picture);
