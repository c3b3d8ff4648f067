import { useParams } from 'react-router';

/** 0 for no id. */
export function useIdOfPath(): number {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
}
