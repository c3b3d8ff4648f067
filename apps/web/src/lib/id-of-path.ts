import { useParams } from 'react-router';

/** The path parameter with this name; 0 when it is no id. */
export function useIdOfPath(name = 'id'): number {
  const { [name]: id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
}
