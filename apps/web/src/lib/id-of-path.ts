import { useParams } from 'react-router';

/** The parameter of this name; 0 for no id. */
export function useIdOfPath(name = 'id'): number {
  const { [name]: id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
}
