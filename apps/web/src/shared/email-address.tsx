/** An address that breaks before its sign, and elsewhere only where that is not enough. */
export function EmailAddress({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <bdi className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
