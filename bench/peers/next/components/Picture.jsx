export const Picture = ({ data, sizes, loading }) =>
  data && (
    <picture>
      <source type="image/avif" srcSet={data.avifSrcSet} sizes={sizes} />
      <img
        src={data.src}
        srcSet={data.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt=""
        loading={loading}
        style={{ backgroundImage: `url(${data.base64})` }}
      />
    </picture>
  );
